// A script of its own, which the pages load last of all that is not a module: whatever is translated as
// modules begin finds its messages.
import { chooseLanguage, type Translated } from '#src/language/languages.ts'
import { type Catalog, toKey } from '#src/language/messages.ts'

/** Filled in by the build: all that the pages say, in each language. */
declare const CATALOGS: Record<Translated, Catalog>

/** The texts that stand in the page itself, which is written in English. */
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
