import { PostCard, type PostCardProps } from './post-card'

type PostListProps = {
  posts: PostCardProps[]
  /** The list begins above the fold. */
  onTop?: boolean
}

/** Posts in three columns. */
export function PostList({ posts, onTop = false }: PostListProps) {
  return (
    <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 md:grid-cols-3 md:max-lg:gap-x-4">
      {posts.map((post, index) => (
        <li key={post.path}>
          <PostCard {...post} priority={onTop && index === 0} />
        </li>
      ))}
    </ul>
  )
}
