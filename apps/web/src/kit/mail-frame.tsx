import styles from './mail-frame.module.css'
import { useEffect, useRef, useState } from 'react'

/** Nothing in a mail runs, loads or leads anywhere here. */
const emptyPage = `<!doctype html><meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">`

type Props = {
  html: string
  title: string
  /** For mails of others: a link opens a window of its own, which knows nothing of this one. */
  opensLinks?: boolean
}

/** An email as its reader sees it, as high as it is. It changes without loading the frame again, which would flicker. */
export const MailFrame = ({ html, title, opensLinks = false }: Props) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const shown = frame.current?.contentDocument
    if (!isReady || !shown) return undefined
    const mail = new DOMParser().parseFromString(html, 'text/html')
    // Unless links may open a new window, a click does nothing.
    mail.head.append(Object.assign(mail.createElement('base'), { target: '_blank' }))
    shown.replaceChild(shown.adoptNode(mail.documentElement), shown.documentElement)
    const fit = (): void => {
      if (frame.current) frame.current.style.height = `${shown.body.offsetHeight}px`
    }
    const sizes = new ResizeObserver(fit)
    sizes.observe(shown.body)
    return () => sizes.disconnect()
  }, [html, isReady])
  return (
    <iframe
      ref={frame}
      className={styles.mailFrame}
      data-opens-links={opensLinks}
      title={title}
      srcDoc={emptyPage}
      // Never with allow-scripts: together they would undo the sandbox.
      sandbox={opensLinks ? 'allow-same-origin allow-popups allow-popups-to-escape-sandbox' : 'allow-same-origin'}
      referrerPolicy="no-referrer"
      onLoad={() => setReady(true)}
    />
  )
}
