-- A browser that does not say which it is has no name: the page says so, in the language of who looks.
update sessions set device = '' where device = 'Unknown device';
update audit set device = '' where device = 'Unknown device';
