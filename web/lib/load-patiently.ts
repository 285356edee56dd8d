import { onRecovery } from './connection.ts'

const nextRecovery = () => new Promise<void>((resolve) => onRecovery(resolve))

/**
 * Loads a part of the app that the screen can do without for now. If the connection was lost before
 * it came, the screen stays as it is and the part is loaded once the server answers again.
 */
export const loadPatiently = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  try {
    return await load()
  } catch {
    await nextRecovery()
    return loadPatiently(load)
  }
}
