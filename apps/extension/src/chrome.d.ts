/** As much of the browser's interface as the extension uses, and no more: what is not here it does not ask for. */
declare namespace chrome {
  type Listener<Given extends unknown[], Answer = void> = (...given: Given) => Answer
  type Heard<Given extends unknown[], Answer = void> = { addListener(listener: Listener<Given, Answer>): void }

  namespace runtime {
    type MessageSender = {
      id?: string
      /** Of a page or a content script: scheme, host and port. */
      origin?: string
      url?: string
      tab?: { id?: number }
      frameId?: number
    }
    const id: string | undefined
    const onMessage: Heard<
      [message: unknown, sender: MessageSender, answer: (given: unknown) => void],
      true | undefined
    >
    const onStartup: Heard<[]>
    const onInstalled: Heard<[]>
    function sendMessage(message: unknown): Promise<unknown>
    function getManifest(): {
      version: string
      homepage_url: string
      content_scripts: readonly { matches: readonly string[] }[]
    }
  }

  namespace tabs {
    type Tab = { id?: number; windowId: number; url?: string }
    const onRemoved: Heard<[tabId: number]>
    function sendMessage(tabId: number, message: unknown, options: { frameId: number }): Promise<unknown>
    function query(asked: { active: true; currentWindow: true }): Promise<Tab[]>
    function create(given: { url: string }): Promise<Tab>
    function update(tabId: number, given: { active: true }): Promise<Tab | undefined>
  }

  namespace windows {
    function update(windowId: number, given: { focused: true }): Promise<unknown>
  }

  namespace action {
    function setBadgeText(given: { text: string }): Promise<void>
  }

  namespace storage {
    type Area = {
      get(keys: string[]): Promise<Record<string, unknown>>
      set(values: Record<string, unknown>): Promise<void>
      remove(keys: string[]): Promise<void>
      setAccessLevel(given: { accessLevel: 'TRUSTED_CONTEXTS' }): Promise<void>
      onChanged: Heard<[changes: Record<string, unknown>]>
    }
    const local: Area
    const session: Area
  }
}
