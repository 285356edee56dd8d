// A separate classic script, loaded before the modules, so that they find their messages when they start.
import { chooseLanguage, type Translated } from '#src/language/languages.ts'
import { type Catalog, toKey } from '#src/language/messages.ts'

/** Filled in by the build: all messages of the pages in each language. */
declare const CATALOGS: Record<Translated, Catalog>

/** Translates the texts in the HTML, which is written in English. */
function translatePage(messages: Catalog): void {
  const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const own = messages[toKey((node.nodeValue ?? '').replaceAll(/\s+/g, ' ').trim())]
    if (typeof own === 'string') node.nodeValue = own
  }
}

const language = chooseLanguage([chrome.i18n.getUILanguage()])
if (language !== 'en') {
  document.documentElement.lang = language
  globalThis.messages = { ...CATALOGS[language] }
  translatePage(globalThis.messages)
}
