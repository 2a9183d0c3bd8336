const bytesPerCharacter = 4

/** A number, a day or a choice, with blanks around it. */
export const shortBytes = () => 1024

/** Text of so many characters. */
export const textBytes = (characters: number) => characters * bytesPerCharacter

/** JSON, as much as any body of it may be. */
export const jsonBytesMax = 1024 * 1024
