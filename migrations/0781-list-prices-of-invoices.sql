-- What an invoice would come to at list prices, now and as it was issued. What exists counts as priced by the list.

alter table invoice_product add column list_price numeric(16, 4);
update invoice_product set list_price = unit_price;

alter table invoice
  add column list_total numeric(14, 2),
  add column issued_list_total numeric(14, 2);
update invoice set list_total = subtotal, issued_list_total = case when status <> 'draft' then subtotal end;
