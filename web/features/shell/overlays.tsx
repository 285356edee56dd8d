import { Notifications } from '@mantine/notifications'
import { useLayoutEffect, useState } from 'react'
import { CommandPalette } from './palette/command-palette.tsx'
import { ShortcutsDialog } from './shortcuts/shortcuts-dialog.tsx'
import type { Overlay } from './shortcuts/use-shortcuts.ts'

/** Overlays of any screen: toasts, the command palette, the list of shortcuts. */
export const Overlays = (props: {
  overlay: Overlay | undefined
  onClose: () => void
  onShortcuts: () => void
}) => {
  // A dialog restores the focus only if it was mounted, closed, before it opened.
  const [shown, setShown] = useState<Overlay>()
  // oxlint-disable-next-line react/set-state-in-effect
  useLayoutEffect(() => setShown(props.overlay), [props.overlay])
  return (
    <>
      <Notifications position="bottom-center" limit={3} zIndex={400} />
      <CommandPalette
        isOpen={shown === 'palette'}
        onClose={props.onClose}
        onShortcuts={props.onShortcuts}
      />
      <ShortcutsDialog isOpen={shown === 'shortcuts'} onClose={props.onClose} />
    </>
  )
}
