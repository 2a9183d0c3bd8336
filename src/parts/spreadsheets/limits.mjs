/** What an import reads of a sheet: more rows or pictures are refused, further columns are left out. */
export const rowsMax = 50_000
export const columnsMax = 200
export const picturesMax = 1000
