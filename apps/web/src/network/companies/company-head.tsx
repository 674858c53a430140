import resultRowStyles from '../../kit/result-row.module.css'
import text from '../../kit/text.module.css'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Portrait } from '../../kit/portrait.tsx'
import { SaveToList } from '../lists/save-to-list.tsx'

type Props = { id: string; name: string; about: string }

/** Which company, in a row that opens its page. */
export const CompanyHead = ({ id, name, about }: Props) => (
  <div className={resultRowStyles.who}>
    <Portrait id={id} name={name} size={32} look="company" />
    <span className={resultRowStyles.words}>
      <Link to="/companies/$id" params={{ id }} className={clsx(text.rowName, text.clip)}>
        {name}
      </Link>
      <span className={clsx(text.quiet, text.clip)} title={about}>
        {about}
      </span>
    </span>
    <SaveToList kind="company" id={id} name={name} />
  </div>
)
