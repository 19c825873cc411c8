-- How people arrange the lists of the console for themselves: the columns that they see, and searches under names of their own.
create table chosen_columns (
  user_id uuid not null references user_account (id) on delete cascade,
  list text not null check (length(list) between 1 and 40),
  columns text[] not null check (cardinality(columns) <= 40),
  primary key (user_id, list)
);
create table saved_view (
  user_id uuid not null references user_account (id) on delete cascade,
  list text not null check (length(list) between 1 and 40),
  name text not null check (length(name) between 1 and 60),
  query text not null check (length(query) <= 1000),
  saved_at timestamptz not null,
  primary key (user_id, list, name)
);
