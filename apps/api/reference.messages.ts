import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const referenceMessages = defineMessages('reference', {
  body: 'Request body',
  credentials:
    'Programs send an API key: Authorization: Bearer followed by the key. Create one in Settings, API keys. Browsers are signed in by a session cookie.',
  families: 'Groups of endpoints',
  family:
    '{family, select, account {Account, members and keys} approvals {Approvals} calendar {Calendars} connections {Connected accounts} crm {CRMs} dashboard {Home, best paths and requests} data {Spreadsheets and files} enrich {Look-ups} extension {Browser extension} graph {Paths and outcomes} hallucination {Checked sentences} health {Health} integrations {Integrations} introductions {Introductions} mail {Email} network {Contacts, lists and missions} notifications {Notifications} onboarding {Invitations} orchestrator {Playbooks} people {Search} privacy {Privacy} scim {Provisioning (SCIM)} security {Security} webhooks {Webhooks} wef {Sign-in with LinkedIn} other {{family}}}',
  forAnyone: 'No sign-in needed.',
  forKeys: 'Needs a session, or an API key with the scope {scope}.',
  forSessions: 'Needs a session. API keys can’t call it.',
  noBody: 'No body.',
  openApi: 'Download the OpenAPI document',
  parameters: 'Parameters',
  place: '{place, select, path {in the path} query {in the query} header {header} other {{place}}}',
  problems:
    'Every error is a problem document (RFC 9457) with a stable code, the fields that were not valid, and a request ID.',
  reply: 'Reply {status}',
  required: 'required',
  shapes: 'Shared shapes',
  title: 'Wellmet API',
})
