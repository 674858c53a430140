import styles from './person-cell.module.css'
import { Portrait } from '../../kit/portrait.tsx'
import { TwoLines } from '../../kit/two-lines.tsx'

export const PersonCell = ({ id, name, about }: { id: string; name: string; about: string }) => (
  <span className={styles.personCell}>
    <Portrait id={id} name={name} size={32} />
    <TwoLines first={<strong>{name}</strong>} second={about} />
  </span>
)
