import type { FromPopup, PopupAnswers } from '../messages.ts'

/** Asks the worker, which wakes up for it. */
export async function ask<Message extends FromPopup>(message: Message): Promise<PopupAnswers[Message['kind']]> {
  return (await chrome.runtime.sendMessage(message)) as PopupAnswers[Message['kind']]
}
