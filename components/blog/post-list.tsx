import { PostCard, type PostCardProps } from './post-card'

/** Posts in three columns. */
export function PostList({ posts }: { posts: PostCardProps[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 md:grid-cols-3">
      {posts.map((post) => (
        <li key={post.path}>
          <PostCard {...post} />
        </li>
      ))}
    </ul>
  )
}
