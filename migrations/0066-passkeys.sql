-- Passkeys: a key of a device that signs people in, with the device's own look at finger, face or number. What stands
-- here is public; it opens nothing by itself, so a backup may hold it.
create table passkey (
  id text primary key,
  user_id integer not null references users on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_user on passkey (user_id);

-- What a passkey is asked to sign; each once, and for some minutes.
create table passkey_challenge (
  challenge text primary key,
  -- Whose new passkey it is for; null at a sign-in.
  user_id integer references users on delete cascade,
  made_at timestamptz not null default now()
);
