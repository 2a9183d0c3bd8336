-- Which instance of the installation made a backup: what a copied data folder brings along in its list is the other one's.
-- Nodes of before go on.
alter table backup add column instance text;
update backup set instance = (select instance from house.identity) where status = 'verified';
