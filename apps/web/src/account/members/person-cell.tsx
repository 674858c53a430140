import text from '../../kit/text.module.css'
import styles from './person-cell.module.css'
import { clsx } from 'clsx'
import { Portrait } from '../../kit/portrait.tsx'

export const PersonCell = ({ id, name, about }: { id: string; name: string; about: string }) => (
  <span className={styles.personCell}>
    <Portrait id={id} name={name} size={32} />
    <span className={styles.words}>
      <span className={clsx(styles.name, text.clip)}>{name}</span>
      <span className={clsx(text.quiet, text.clip)}>{about}</span>
    </span>
  </span>
)
