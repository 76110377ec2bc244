/** The name a file was sent with. Apart from its schema, which no page may carry. */
export function nameIn(header: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1]
  return encoded ? decodeURIComponent(encoded) : 'download'
}
