'use client'

import { Component, createRef, type ReactNode } from 'react'

type ErrorBoundaryProps = { children: ReactNode }
type ErrorBoundaryState = { failure?: { error: unknown } }

/** An error boundary whose fallback is the DOM that its children had rendered: it stays, without listeners. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {}
  private readonly area = createRef<HTMLDivElement>()

  static getDerivedStateFromError = (error: unknown): ErrorBoundaryState => ({ failure: { error } })

  /** The last moment at which the children's DOM is still there. */
  override getSnapshotBeforeUpdate = () => [...(this.area.current?.childNodes ?? [])]

  override componentDidUpdate(_: ErrorBoundaryProps, { failure }: ErrorBoundaryState, nodes: ChildNode[]) {
    if (this.state.failure && !failure) this.area.current?.append(...nodes)
  }

  override render() {
    const { failure } = this.state
    // An error while the children are hydrated: only the whole page can be restored (app/global-error.tsx).
    if (failure && !this.area.current) throw failure.error
    return (
      <div ref={this.area} className="contents">
        {!failure && this.props.children}
      </div>
    )
  }
}
