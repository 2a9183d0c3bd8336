-- A fresh installation, which nobody has signed in to yet, begins with twelve accounts that hold nothing. What stands in
-- a database that is in use stays.
do $$
begin
  if exists (select from users) then return; end if;
  -- It was never otherwise: neither versions nor history tell of it.
  alter table bank_account disable trigger user;
  update bank_account set opening_balance = 0;
  update bank_account set name = 'Cash IQD', currency = 'IQD' where name = 'Bank Account 2';
  alter table bank_account enable trigger user;
end $$;
