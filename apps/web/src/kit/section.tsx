import styles from './section.module.css'
import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

type Props = {
  title: string
  about?: ReactNode
  actions?: ReactNode
  children: ReactNode
  className?: string | undefined
}

export const Section = ({ title, about, actions, children, className }: Props) => {
  const id = useId()
  return (
    <section className={clsx(styles.section, className)} aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <h2 id={id}>{title}</h2>
          {about ? <p className={styles.about}>{about}</p> : null}
        </div>
        {actions}
      </div>
      {children}
    </section>
  )
}
