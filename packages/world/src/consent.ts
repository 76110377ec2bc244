export type ConsentChoice = {
  decision?: 'allow' | 'deny'
  /** As the page names them, by name, handle or address; the first without. */
  person?: string
}

/** Does on a consent page of the sandbox what a person does; returns where the browser is led. */
export async function consentAt(url: string, { decision = 'allow', person = '' }: ConsentChoice = {}): Promise<URL> {
  const page = await (await fetch(url)).text()
  const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1]
  if (!action) throw new Error(`no consent page: ${page.slice(0, 300)}`)
  const fields = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  const body = new URLSearchParams(fields.map(([, name, value]) => [name!, plain(value!)]))
  const people = [...page.matchAll(/name="person" value="([^"]+)"[\s\S]*?<\/label>/g)]
  const chosen = people.find(([label]) => label.includes(person))?.[1]
  if (!chosen) throw new Error(`nobody is called ${person} on the consent page`)
  body.set('person', chosen)
  body.set('decision', decision)
  const response = await fetch(new URL(plain(action), url), { method: 'POST', body, redirect: 'manual' })
  return new URL(response.headers.get('location') ?? '')
}

const plain = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')
