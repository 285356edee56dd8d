import type { ReactNode } from 'react'
import classes from './document-parts.module.css'
import { formatSize, nameKind } from './describe-document.ts'

/** The kind of file as a sign, its name, and beneath it what else there is to say. */
export const DocumentName = (props: {
  filename: string
  bytes: number
  /** Opens the file. */
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
