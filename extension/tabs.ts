/** Opens an application in Foothold. */
export const openJob = (server: string, id: string): void => {
  const query = new URLSearchParams({ dialog: 'overview', job: id })
  void chrome.tabs.create({ url: `${server}/job-tracker?${query}` })
}

type Stored = { offeredCode?: string }

/** Opens the page for pairing, with a code if one was found. */
export async function openPairing(code?: string): Promise<void> {
  if (code !== undefined) await chrome.storage.session.set<Stored>({ offeredCode: code })
  await chrome.runtime.openOptionsPage()
  globalThis.close()
}

/** Returns the code that the popup has found, once. */
export async function takeOfferedCode(): Promise<string | undefined> {
  const { offeredCode } = await chrome.storage.session.get<Stored>('offeredCode')
  await chrome.storage.session.remove('offeredCode')
  return offeredCode
}
