print("plumb-dev")
