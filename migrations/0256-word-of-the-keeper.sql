-- What has come in to a box that somebody keeps changes and goes with that keeper's word alone. What was handed over to
-- them they do not undo by themselves either: they take their confirmation back, and it waits as before; then whoever
-- handed it over changes it or takes it back. So each of the two does what is to their own charge, and neither could have
-- done the other's part.

-- What waits for somebody is few among many.
create index account_transfer_waiting on account_transfer (to_account, date, id) where not confirmed;
