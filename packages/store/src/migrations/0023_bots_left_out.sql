-- Accounts that behave like bots are now left out unless a question says otherwise. Questions from before say it, so that they keep their meaning.
update explore_searches set body = body || '{"without_bots": false}' where not body ? 'without_bots';
update recent_searches set body = body || '{"without_bots": false}' where not body ? 'without_bots';
