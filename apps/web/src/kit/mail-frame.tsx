import styles from './mail-frame.module.css'
import { useEffect, useRef, useState } from 'react'

/** Nothing in a mail runs, loads or leads anywhere here. */
const emptyPage = `<!doctype html><meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">`

/** An email as its reader sees it, as high as it is. It changes without loading the frame again, which would flicker. */
export const MailFrame = ({ html, title }: { html: string; title: string }) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const shown = frame.current?.contentDocument
    if (!isReady || !shown) return undefined
    const mail = new DOMParser().parseFromString(html, 'text/html')
    // A new window may not open in here, so a click does nothing.
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
      title={title}
      srcDoc={emptyPage}
      // Never with allow-scripts: together they would undo the sandbox.
      sandbox="allow-same-origin"
      referrerPolicy="no-referrer"
      onLoad={() => setReady(true)}
    />
  )
}
