import { type KeyboardEvent, type PointerEvent, useState } from 'react'

const moveTo = (names: readonly string[], from: number, to: number): string[] => {
  const moved = [...names]
  moved.splice(to, 0, ...moved.splice(from, 1))
  return moved
}

type Drag = { from: number; startY: number; y: number; rowHeight: number }

/**
 * Reorders rows of equal height by dragging a handle or with its arrow keys. While a row is
 * dragged, rows are only moved with CSS: moving them in the DOM would lose the pointer.
 */
export const useDragOrder = (
  names: readonly string[],
  onOrder: (names: string[], moved: string) => void,
) => {
  const [drag, setDrag] = useState<Drag>()
  const clamp = (index: number) => Math.max(0, Math.min(names.length - 1, index))
  const findPlace = ({ from, startY, y, rowHeight }: Drag) =>
    clamp(from + Math.round((y - startY) / rowHeight))
  const put = (from: number, to: number) => {
    if (to !== from) onOrder(moveTo(names, from, to), names[from] ?? '')
  }

  const handleOf = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const row = event.currentTarget.parentElement
      const { clientY: y } = event
      setDrag({ from: index, startY: y, y, rowHeight: row?.offsetHeight || 1 })
    },
    onPointerMove: ({ clientY: y }: PointerEvent) =>
      setDrag((before) => before && { ...before, y }),
    onPointerUp: () => {
      if (drag) put(drag.from, findPlace(drag))
      setDrag(undefined)
    },
    onPointerCancel: () => setDrag(undefined),
    onKeyDown: (event: KeyboardEvent) => {
      const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
      if (step === undefined) return
      event.preventDefault()
      put(index, clamp(index + step))
    },
  })

  /** The CSS offset of a row while one is dragged. */
  const styleOf = (index: number) => {
    if (!drag) return undefined
    const to = findPlace(drag)
    const { from, rowHeight } = drag
    if (index === from) return { transform: `translateY(${drag.y - drag.startY}px)`, zIndex: 1 }
    if (index > from && index <= to) return { transform: `translateY(${-rowHeight}px)` }
    if (index < from && index >= to) return { transform: `translateY(${rowHeight}px)` }
    return undefined
  }
  return { handleOf, styleOf, dragged: drag?.from }
}
