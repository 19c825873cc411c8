-- A cashier sees what goes to the own point; the list of all customers and their agreed prices are not the till's.
delete from role_authority where role = 'cashier' and authority = 'customer:read';
