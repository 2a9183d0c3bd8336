-- A discount is a percentage or an amount, never both.
alter table invoice
  add column discount_amount numeric(14, 2) not null default 0,
  add constraint invoice_discount_amount check (
    discount_amount >= 0 and (discount_amount = 0 or discount = 0) and discount_amount <= subtotal);

-- What an invoice asks for is its subtotal less the discount, whoever writes it. Rows of before are judged when they are
-- next changed; `npm run check-money` names those that differ.
alter table invoice add constraint invoice_grand_total
  check (grand_total = round(subtotal - subtotal * discount / 100, 2) - discount_amount) not valid;

create index invoice_discount_amount on invoice (discount_amount, id);
