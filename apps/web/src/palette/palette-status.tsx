import textStyles from '../kit/text.module.css'
import styles from './palette.module.css'
import { counted } from '../network/contacts/contact-words.ts'
import type { Option } from './palette-shapes.ts'

type Props = { q: string; options: readonly Option[]; isLooking: boolean; hasFailed: boolean }

const words = ({ q, options, isLooking, hasFailed }: Props): { text: string; isSeen: boolean } => {
  const found = options.filter(({ group }) => group !== 'Search').length
  if (hasFailed)
    return { text: 'People and companies could not be asked just now. Screens and actions still work.', isSeen: true }
  if (isLooking) return { text: '', isSeen: false }
  if (found === 0)
    return {
      text: `Nothing you can reach is called “${q}”. Search everywhere, or bring in more people.`,
      isSeen: true,
    }
  return { text: q === '' ? '' : counted(found, 'result'), isSeen: false }
}

/** Spoken after each answer; seen only where there is something to do about it. */
export const PaletteStatus = (props: Props) => {
  const { text, isSeen } = words(props)
  return <output className={isSeen ? styles.status : textStyles.onlySpoken}>{text}</output>
}
