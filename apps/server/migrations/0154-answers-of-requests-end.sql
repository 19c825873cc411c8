-- What answers a repeated request is deleted by its age, some thousand rows at a time.
create index money_request_asked on money_request using brin (asked_at);
create index made_row_made on made_row using brin (made_at);
