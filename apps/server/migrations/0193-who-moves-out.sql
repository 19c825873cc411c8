-- Everything of a firm is taken along by those who answer for it.
insert into authority (code) values ('move-out:take');
insert into role_authority (role, authority) values ('manager', 'move-out:take'), ('admin', 'move-out:take');
