/** What an import reads of a sheet: more rows or pictures are refused, further columns are left out. */
export const rowsMax = 50_000
export const columnsMax = 200
export const picturesMax = 1000
/** Of all pictures together, unpacked: twice what a file may have packed, since pictures hardly get smaller. */
export const pictureBytesMax = 40 * 1024 * 1024
