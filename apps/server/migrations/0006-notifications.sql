-- Letters: queued in the transaction of what they tell, sent by a job.
create table letter (
  -- Random: the Message-ID is made of it, so that a letter that goes out twice is known as one.
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> ''),
  locale text not null check (locale in ('ru', 'en', 'zh', 'tg')),
  recipient text not null check (recipient <> '' and length(recipient) <= 320),
  -- What the text names, codes among it. Gone as soon as the letter is sent or given up.
  params jsonb check (jsonb_typeof(params) = 'object'),
  state text not null default 'queued' check (state in ('queued', 'sent', 'expired', 'failed')),
  queued_at timestamptz not null default now(),
  -- A letter that is not out by then is dropped: a code that no longer works only confuses.
  expires_at timestamptz,
  tries integer not null default 0 check (tries >= 0),
  -- The newest answer of the mail server, as a code.
  failure text,
  ended_at timestamptz,
  check ((state = 'queued') = (params is not null)),
  check ((state = 'queued') = (ended_at is null))
);

create index letter_queued on letter (queued_at) where state = 'queued';
create index letter_ended on letter (ended_at) where ended_at is not null;
