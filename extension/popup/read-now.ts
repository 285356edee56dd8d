// A separate script that the popup loads first, so that the page is read while the rest loads.
import { findTab, readTab } from '../page/read-tab.ts'

/** The tab on which the button was pressed; undefined if there is none. */
export const finding = findTab()
/** The content of its page; undefined if it cannot be read. */
export const reading = finding.then((tab) => tab && readTab(tab))
