export { PasswordChecklist } from './password-checklist.tsx'
export { PasswordField } from './password-field.tsx'
export { describeForgotFailure } from './recovery-texts.ts'
export type { Problem } from './reset-form.ts'
