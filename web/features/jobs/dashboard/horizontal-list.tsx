import { ActionIcon } from '@mantine/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { scaleToText } from '../../../lib/text-scale.ts'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import classes from './horizontal-list.module.css'
import { t } from '#src/language/t.ts'

const GAP_PX = 16
const PAGE_SHARE = 0.85

/** A heading and a virtualized row of cards that scrolls horizontally. */
export const HorizontalList = <Item,>(props: {
  title: string
  aside?: ReactNode
  items: readonly Item[]
  /** The final number of items, while more are loading. */
  total?: number
  itemWidth: number
  itemHeight: number
  keyOf: (item: Item) => string
  render: (item: Item) => ReactNode
  empty: ReactNode
}) => {
  const scroller = useRef<HTMLDivElement>(null)
  const { items, keyOf, total: count = items.length } = props
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    horizontal: true,
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => props.itemWidth,
    getItemKey: (index) => {
      const item = items[index]
      return item === undefined ? index : keyOf(item)
    },
    gap: GAP_PX,
    overscan: 2,
  })
  const total = virtualizer.getTotalSize()
  const width = virtualizer.scrollRect?.width ?? 0
  const offset = virtualizer.scrollOffset ?? 0
  const overflows = width > 0 && total > width
  const turn = (direction: 1 | -1) =>
    scroller.current?.scrollBy({ left: direction * width * PAGE_SHARE })

  return (
    <section className={classes.section} aria-label={props.title}>
      <header className={classes.header}>
        <h2 className={classes.title}>{props.title}</h2>
        {props.aside}
        {overflows && (
          <span className={classes.arrows}>
            <ActionIcon
              aria-label={t('{title}: scroll back', { title: props.title })}
              disabled={offset <= 0}
              onClick={() => turn(-1)}
            >
              <ChevronLeft size={20} />
            </ActionIcon>
            <ActionIcon
              aria-label={t('{title}: scroll forward', { title: props.title })}
              disabled={offset + width >= total - 1}
              onClick={() => turn(1)}
            >
              <ChevronRight size={20} />
            </ActionIcon>
          </span>
        )}
      </header>
      {items.length === 0 ? (
        props.empty
      ) : (
        <ScrollRegion
          ref={scroller}
          className={classes.scroller}
          label={t('{title}, {count} in all', { title: props.title, count })}
          scrolls={overflows}
        >
          <ul
            className={classes.list}
            style={{ width: total, height: scaleToText(props.itemHeight) }}
          >
            {virtualizer.getVirtualItems().map(({ index, key, start }) => {
              const item = items[index]
              return item === undefined ? null : (
                <li
                  key={key}
                  className={classes.item}
                  aria-setsize={count}
                  aria-posinset={index + 1}
                  style={{ width: props.itemWidth, transform: `translateX(${start}px)` }}
                >
                  {props.render(item)}
                </li>
              )
            })}
          </ul>
        </ScrollRegion>
      )}
    </section>
  )
}
