import './form-alert.css'
import { IconAlertCircle } from '@tabler/icons-react'

export type FormTrouble = { text: string; requestId?: string }

/** What went wrong and belongs to no single field; stands above the button, and what was typed stays. */
export const FormAlert = ({ trouble }: { trouble: FormTrouble | null }) =>
  trouble ? (
    <div className="form-alert" role="alert">
      <IconAlertCircle size={20} stroke={1.6} aria-hidden="true" />
      <div>
        <p>{trouble.text}</p>
        {trouble.requestId ? (
          <p className="form-alert-id">
            Request <code>{trouble.requestId}</code>
          </p>
        ) : null}
      </div>
    </div>
  ) : null
