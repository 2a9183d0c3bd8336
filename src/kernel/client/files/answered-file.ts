/** Returns the bytes of a response as a file with the server's name for it. */
export async function fileOf(response: Response): Promise<File> {
  const content = await response.blob()
  return new File([content], nameIn(response.headers.get('content-disposition') ?? ''), {
    type: content.type,
  })
}

/** Returns the file name in a `content-disposition` header, preferring the UTF-8 form; `''` if there is none. */
export function nameIn(header: string): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(header) ?? []
  if (encoded !== undefined) return decodeURIComponent(encoded)
  return /filename="([^"]*)"/i.exec(header)?.[1] ?? ''
}
