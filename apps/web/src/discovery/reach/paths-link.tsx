import text from '../../kit/text.module.css'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { pathsPanel } from './paths-panel-param.ts'

type Props = { id: string; name: string; title?: string | undefined; className?: string | undefined }

/** Opens the ways to somebody beside the list they stand in. */
export const PathsLink = ({ id, name, title, className = text.rowName }: Props) => (
  <Link
    to="."
    search={(search) => ({ ...search, panel: pathsPanel(id) })}
    resetScroll={false}
    className={clsx(className, text.clip)}
    title={title}
  >
    {name}
  </Link>
)
