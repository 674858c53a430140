import styles from './show-more.module.css'
import text from './text.module.css'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { kitMessages } from './kit.messages.ts'

/** A list that comes page by page. */
export type Pages = {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}

type Props = {
  pages: Pages
  /** How much is shown, and of how much. */
  children?: ReactNode
  className?: string | undefined
}

const links = 'li a[href], tr a[href]'

/** By keyboard the focus goes on to the first row that came, as the button may be gone with the last page. */
const useFocusOnNew = (isFetching: boolean) => {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef<Set<Element> | null>(null)
  const linksBeside = () => [...(place.current?.parentElement?.querySelectorAll<HTMLElement>(links) ?? [])]
  useEffect(() => {
    const before = shown.current
    if (isFetching || before === null) return
    const first = linksBeside().find((link) => !before.has(link))
    if (!first) return
    shown.current = null
    first.focus()
  })
  const remember = () => {
    shown.current = new Set(linksBeside())
  }
  return { place, remember }
}

/** The button for the next page, beside how much is shown. Both stand after the list, in the same element. */
export const ShowMore = ({ pages, children, className }: Props) => {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages
  const { place, remember } = useFocusOnNew(isFetchingNextPage)
  const showMore = ({ detail }: MouseEvent) => {
    // No click of a mouse or a finger.
    if (detail === 0) remember()
    void fetchNextPage()
  }
  return (
    <div ref={place} className={clsx(styles.more, className)}>
      {hasNextPage ? (
        <Button variant="default" loading={isFetchingNextPage} onClick={showMore}>
          {isFetchNextPageError ? kitMessages.tryAgain() : kitMessages.showMore()}
        </Button>
      ) : null}
      {children ? <output className={clsx(text.small, text.quiet, text.figures)}>{children}</output> : null}
      {isFetchNextPageError ? (
        <span className={text.small} role="alert">
          {kitMessages.moreNotLoaded()}
        </span>
      ) : null}
    </div>
  )
}
