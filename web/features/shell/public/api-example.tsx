import classes from './api-example.module.css'

const EXAMPLE = (origin: string) => `curl ${origin}/api/jobs \\
  -H "Authorization: Bearer $TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{
    "company": "Lumen Health",
    "position": "Frontend Engineer",
    "status": "saved"
  }'`

/** How a script saves an application on this very server. */
export const ApiExample = () => (
  <pre className={classes.example}>
    <code>{EXAMPLE(location.origin)}</code>
  </pre>
)
