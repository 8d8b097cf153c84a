'use client'

import { Component, createRef, type ReactNode } from 'react'

type IslandProps = { children: ReactNode }
type IslandState = { failure?: { error: unknown } }

/** Fails alone: after an exception what it has drawn stays and stands still, and the rest of the page goes on. */
export class Island extends Component<IslandProps, IslandState> {
  override state: IslandState = {}
  private readonly place = createRef<HTMLDivElement>()

  static getDerivedStateFromError = (error: unknown): IslandState => ({ failure: { error } })

  /** The last moment at which what was drawn is still there. */
  override getSnapshotBeforeUpdate = () => [...(this.place.current?.childNodes ?? [])]

  override componentDidUpdate(_: IslandProps, { failure }: IslandState, drawn: ChildNode[]) {
    if (this.state.failure && !failure) this.place.current?.append(...drawn)
  }

  override render() {
    const { failure } = this.state
    // Before its first drawing there is nothing to keep but the server's page, as a whole.
    if (failure && !this.place.current) throw failure.error
    return (
      <div ref={this.place} className="contents">
        {!failure && this.props.children}
      </div>
    )
  }
}
