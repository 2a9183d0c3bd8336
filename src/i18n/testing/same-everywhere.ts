/** Names and input that are the same in every language. */
export const sameEverywhere =
  /name@example\.com|\b(true|false|Inkwell|USD|IQD|Excel|CSV|PDF|PNG|JPEG|WebP|GIF|MB|IBAN|SWIFT|BIC|XLSX|XLS|QR|TLS|API|Alt|Ctrl|Esc|Tab|Enter|Shift|Backspace|BACKUP_\w+|TRUST_PROXY|English|A4|A5|SL|ID|JSON|Idempotency-Key|YYYY|MM|DD|dd|mm|yyyy|npm|run|check-money|R|Z|K|Mod|IP|Google|Authenticator|Aegis|https|localhost)\b|\.(xlsx|xls|csv)|off/g
