/** In the file's name: another shape of the tables is another file. */
export const SCHEMA_VERSION = 1

/**
 * The generated network with what clients wrote into it. Ids are 64-bit integers, so that posts lie in the order of their
 * time; they leave as text, because JavaScript would round them.
 */
export const SCHEMA = `
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE accounts (
  slot INTEGER PRIMARY KEY, id INTEGER NOT NULL, handle TEXT NOT NULL COLLATE NOCASE, name TEXT NOT NULL,
  bio TEXT NOT NULL, location TEXT NOT NULL, url TEXT, created_at INTEGER NOT NULL, verified_type TEXT NOT NULL,
  followers_count INTEGER NOT NULL, following_count INTEGER NOT NULL, post_count INTEGER NOT NULL,
  listed_count INTEGER NOT NULL, kind INTEGER NOT NULL, community INTEGER NOT NULL, country TEXT NOT NULL,
  city TEXT NOT NULL, female INTEGER, age INTEGER,
  followers_more INTEGER NOT NULL DEFAULT 0, following_more INTEGER NOT NULL DEFAULT 0, posts_more INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE follows (
  followed INTEGER NOT NULL, since INTEGER NOT NULL, follower INTEGER NOT NULL, PRIMARY KEY (followed, since, follower)
) WITHOUT ROWID;
CREATE TABLE posts (
  id INTEGER PRIMARY KEY, author INTEGER NOT NULL, text TEXT NOT NULL, lang TEXT, conversation_id INTEGER NOT NULL,
  reply_to_id INTEGER, reply_to_author INTEGER, reposted_id INTEGER, quoted_id INTEGER,
  like_count INTEGER NOT NULL, repost_count INTEGER NOT NULL, reply_count INTEGER NOT NULL,
  quote_count INTEGER NOT NULL, view_count INTEGER NOT NULL, via TEXT, media_keys TEXT, flags INTEGER NOT NULL
);
CREATE TABLE likes (
  post_id INTEGER NOT NULL, at INTEGER NOT NULL, account INTEGER NOT NULL, PRIMARY KEY (post_id, at, account)
) WITHOUT ROWID;
CREATE TABLE lists (
  id INTEGER PRIMARY KEY, owner INTEGER NOT NULL, name TEXT NOT NULL, description TEXT NOT NULL,
  private INTEGER NOT NULL, created_at INTEGER NOT NULL
);
CREATE TABLE list_members (
  list_id INTEGER NOT NULL, at INTEGER NOT NULL, account INTEGER NOT NULL, PRIMARY KEY (list_id, at, account)
) WITHOUT ROWID;
CREATE TABLE media (
  id INTEGER PRIMARY KEY, media_key TEXT NOT NULL, owner INTEGER NOT NULL, type TEXT NOT NULL, category TEXT NOT NULL,
  mime TEXT NOT NULL, size INTEGER NOT NULL, state TEXT NOT NULL, ready_at INTEGER NOT NULL, alt_text TEXT
);
CREATE VIRTUAL TABLE words USING fts5(
  text, content='', contentless_delete=1, tokenize="unicode61 remove_diacritics 0 tokenchars '_'"
);
`

/** Made after the rows, which is quicker than keeping them up to date through the build. */
export const INDEXES = `
CREATE UNIQUE INDEX accounts_id ON accounts (id);
CREATE UNIQUE INDEX accounts_handle ON accounts (handle);
CREATE INDEX follows_follower ON follows (follower, since, followed);
CREATE INDEX posts_author ON posts (author, id);
CREATE INDEX posts_replied_author ON posts (reply_to_author, id) WHERE reply_to_author IS NOT NULL;
CREATE INDEX posts_replied ON posts (reply_to_id, id) WHERE reply_to_id IS NOT NULL;
CREATE INDEX posts_conversation ON posts (conversation_id, id) WHERE reply_to_id IS NOT NULL;
CREATE INDEX posts_reposted ON posts (reposted_id, id) WHERE reposted_id IS NOT NULL;
CREATE INDEX posts_quoted ON posts (quoted_id, id) WHERE quoted_id IS NOT NULL;
CREATE INDEX likes_account ON likes (account, at, post_id);
CREATE INDEX lists_owner ON lists (owner, id);
CREATE INDEX list_members_account ON list_members (account, list_id);
CREATE UNIQUE INDEX media_key ON media (media_key);
`
