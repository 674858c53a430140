import type { PlugIn } from './plug-in.ts'

const fields = 'application/x-www-form-urlencoded'

/** A form is taken beside JSON, and its fields are the body. */
export const form: PlugIn = {
  name: 'form',
  request: { types: [fields], read: (text) => Object.fromEntries(new URLSearchParams(text)) },
  openApi: { bodyType: fields },
}

/** A form is taken and its fields are left out: mail programs unsubscribe by posting one, of either type (RFC 8058). */
export const ignoredForm: PlugIn = {
  name: 'ignored form',
  request: { types: [fields, 'multipart/form-data'], read: () => undefined },
}
