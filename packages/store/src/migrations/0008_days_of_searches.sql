-- A search asked for “the last 7 days” counts them back from whenever it is opened; without, its body says its window.
alter table explore_searches add column days smallint check (days > 0);
alter table recent_searches add column days smallint check (days > 0);
