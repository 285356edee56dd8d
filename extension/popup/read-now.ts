// A script of its own, which the popup loads first: the page is being read while the rest arrives.
import { findTab, readTab } from '../page/read-tab.ts'

/** The tab on which the button was pressed; undefined if there is none. */
export const finding = findTab()
/** What stands on its page; undefined when that cannot be read. */
export const reading = finding.then((tab) => tab && readTab(tab))
