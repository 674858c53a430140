/** What a check found out. With a fault the product must not run; a warning can wait. */
export interface Finding {
  level: 'ok' | 'warning' | 'fault'
  about: string
  text: string
}

const finding =
  (level: Finding['level']) =>
  (about: string, text: string): Finding => ({ level, about, text })

export const ok = finding('ok')
export const warning = finding('warning')
export const fault = finding('fault')
