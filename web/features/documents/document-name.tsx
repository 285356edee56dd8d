import type { ReactNode } from 'react'
import classes from './document-parts.module.css'
import { formatSize, nameKind } from './describe-document.ts'

/** An icon of the file type, the file's name, and a line of details below it. */
export const DocumentName = (props: {
  filename: string
  bytes: number
  /** Called when the name is pressed. */
  onOpen?: () => void
  children?: ReactNode
}) => (
  <div className={classes.file}>
    <span className={classes.kind} aria-hidden>
      {nameKind(props.filename)}
    </span>
    <div className={classes.words}>
      {props.onOpen ? (
        <button
          type="button"
          className={classes.name}
          onClick={props.onOpen}
          title={props.filename}
        >
          <bdi>{props.filename}</bdi>
        </button>
      ) : (
        <bdi className={classes.name} title={props.filename}>
          {props.filename}
        </bdi>
      )}
      <span className={classes.aside}>
        {formatSize(props.bytes)}
        {props.children}
      </span>
    </div>
  </div>
)
