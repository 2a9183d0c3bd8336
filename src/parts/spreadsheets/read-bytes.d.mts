/** A heading to look for: its possible names, and whether a table must have it. */
export interface WantedHeading {
  names: readonly string[]
  isNeeded: boolean
}

/** Why a file is refused: in English, and as a message key with values, for the user who chose the file. */
export interface SheetRefusal {
  code: 'too_large' | 'unsupported_media_type' | 'validation_failed'
  message: string
  key: string
  values: Record<string, string | number>
}

/** A sheet with each value once, its rows as references to values, and each picture once. */
export interface PackedSheet {
  bytes: Uint8Array
  /** For each value the end of its shown text, and the end of its exact text. */
  ends: Uint32Array
  names: readonly ('text' | 'value' | 'formula' | 'digits' | 'day' | 'flag' | 'fraction')[]
  kinds: Uint8Array
  numbers: Int32Array
  lengths: Int32Array
  cells: Int32Array
  pictures: { files: Uint8Array[]; places: { row: number; column: number; file: number }[] }
  name: string | null
  /** As in `Sheet`. */
  headings: { row: number; columns: number[] }
}

export function readBytes(
  bytes: Buffer,
  wanted: readonly WantedHeading[],
): Promise<PackedSheet | { refusal: SheetRefusal }>
